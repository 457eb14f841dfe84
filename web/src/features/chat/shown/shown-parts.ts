/** Everything about showing pictures to a model that sees, in one file: see lazy-parts.ts. */
export { PictureTray } from './PictureTray.tsx';
export { ShowButton } from './ShowButton.tsx';
export { ShownPictures } from './ShownPictures.tsx';
