import { useId } from 'react';

/** The sun over the water line, without the name. Plain markup: it also stands on the landing page. */
export function BrandMark() {
  // One's gradient is gone for all others of the same name while it is hidden.
  const id = useId();
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffb869" />
          <stop offset="0.52" stopColor="#ff7f93" />
          <stop offset="1" stopColor="#a583ff" />
        </linearGradient>
      </defs>
      <path d="M5 19.5a11 11 0 0 1 22 0z" fill={`url(#${id})`} />
      <path
        d="M5 23.5h22M10 27.5h12"
        stroke={`url(#${id})`}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
