import { IMAGE_PRICE } from '@vesper/core/contract/plans';
import { Brush, Eye, Lock, MessageCircle, RotateCcw, Users } from 'lucide-react';

const FEATURES = [
  {
    icon: Brush,
    title: 'AI Image Generator',
    text: 'Describe a scene and watch it come into focus, in three formats and two styles.',
  },
  {
    icon: MessageCircle,
    title: 'AI Chat',
    text: 'Conversations that stream word by word and go on wherever you left them.',
  },
  {
    icon: Users,
    title: 'Characters',
    text: 'Give a companion a name, a temperament and a story, and keep it or share it.',
  },
  {
    icon: Eye,
    title: 'Community Gallery',
    text: 'See what others made and shared, and like what moves you.',
  },
  {
    icon: Lock,
    title: 'Private by default',
    text: 'You decide, picture by picture, who sees it. Export or delete everything at any time.',
  },
  {
    icon: RotateCcw,
    title: 'Fair tokens',
    text: `${IMAGE_PRICE} token a picture, given back if it fails or you stop it. Talking costs none.`,
  },
];

export function Features() {
  return (
    <section id="features" className="site-wrap landing-section" aria-labelledby="features-title">
      <div className="landing-head">
        <h2 id="features-title">Made for slow evenings</h2>
      </div>
      <ul className="features">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
