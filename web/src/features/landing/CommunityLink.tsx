import { BRAND } from '@vesper/core/contract/brand';
import { ArrowUpRight } from 'lucide-react';

/** The way to the community: quieter than the one that leads in, because it leads away. */
export function CommunityLink() {
  return (
    <a
      className="site-button landing-away"
      data-size="lg"
      href={BRAND.links.community}
      target="_blank"
      rel="noopener noreferrer"
    >
      Join the community
      <ArrowUpRight size={17} aria-hidden="true" />
    </a>
  );
}
