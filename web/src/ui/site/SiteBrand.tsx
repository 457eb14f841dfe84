import { BRAND } from '@vesper/core/contract/brand';
import { BrandMark } from '../BrandMark.tsx';

/** The mark and the name on pages that have no router. */
export function SiteBrand() {
  return (
    <a className="site-brand" href="/" aria-label={BRAND.name}>
      <BrandMark />
      {BRAND.name}
    </a>
  );
}
