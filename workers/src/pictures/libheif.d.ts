/** The part of the library that is used; it comes without types of this entry. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    /** Names the image in the decoder's memory. */
    handle: unknown;
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `data` with RGBA, upright; null when that cannot be done. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (filled: object | null) => void,
    ): void;
  }

  interface Library {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
    heif_image_handle_release(handle: unknown): void;
  }

  const library: Library;
  // eslint-disable-next-line import-x/no-default-export -- a CommonJS module has no other one
  export default library;
}
