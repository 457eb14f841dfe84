import { fileURLToPath } from 'node:url';

/**
 * The official portrait of an astronaut, an adult: by NASA, in the public domain, as the sample
 * picture of scikit-image (data/README.txt there).
 */
export const PORTRAIT = fileURLToPath(new URL('./portrait.fixtures.jpg', import.meta.url));
