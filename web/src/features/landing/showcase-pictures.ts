interface Sample {
  name: string;
  title: string;
  author: string;
  likes: number;
  width: number;
  height: number;
}

const SQUARE = { width: 800, height: 800 };
const TALL = { width: 457, height: 800 };

/** The eight cards of the showcase, in the order of its columns. */
export const SHOWCASE: readonly Sample[] = [
  { name: 'last-light', title: 'Last Light', author: 'Mira', likes: 284, ...TALL },
  { name: 'lantern-festival', title: 'Lantern Festival', author: 'Jonas', likes: 412, ...SQUARE },
  { name: 'the-quiet-fox', title: 'The Quiet Fox', author: 'Elif', likes: 367, ...SQUARE },
  { name: 'spring-castle', title: 'Spring Castle', author: 'Tomas', likes: 298, ...TALL },
  { name: 'rain-on-neon', title: 'Rain on Neon', author: 'Aiko', likes: 331, ...TALL },
  { name: 'ringed-world', title: 'Ringed World', author: 'Samir', likes: 256, ...SQUARE },
  { name: 'northern-silence', title: 'Northern Silence', author: 'Freya', likes: 389, ...SQUARE },
  { name: 'balloon-morning', title: 'Balloon Morning', author: 'Lucia', likes: 243, ...TALL },
];
