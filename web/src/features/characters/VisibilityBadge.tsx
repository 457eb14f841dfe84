import { Globe, Lock } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';

interface Props {
  isPublic: boolean;
  /** Above a picture: a ground of its own, in either theme. */
  onPicture?: boolean;
}

/** Tells who may see a character. */
export function VisibilityBadge({ isPublic, onPicture = false }: Props) {
  const ground = onPicture
    ? { bg: 'rgba(10, 10, 24, 0.72)', color: 'white', borderColor: 'rgba(255, 255, 255, 0.18)' }
    : {};
  return (
    <Badge tone={isPublic ? 'accent' : 'neutral'} {...ground}>
      {isPublic ? <Globe size={12} aria-hidden /> : <Lock size={12} aria-hidden />}
      {isPublic ? 'Public' : 'Private'}
    </Badge>
  );
}
