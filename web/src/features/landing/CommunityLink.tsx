import { BRAND } from '@vesper/core/contract/brand';

/** The way to the community, as a large button beside the one that leads in. */
export function CommunityLink({ className = '' }: { className?: string }) {
  return (
    <a
      className={`site-button ${className}`.trim()}
      data-kind="secondary"
      data-size="lg"
      href={BRAND.links.community}
      target="_blank"
      rel="noopener noreferrer"
    >
      Join the community
    </a>
  );
}
