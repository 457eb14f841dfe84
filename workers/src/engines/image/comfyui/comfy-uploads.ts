import { randomUUID } from 'node:crypto';
import { blankOut, FOLDER, upload, type InputFile } from './comfy-api.ts';
import { inHaste, type ComfyServer } from './comfy-http.ts';

export interface Picture {
  bytes: Uint8Array;
  ending: 'png' | 'webp';
}

/** The pictures that one order sends to a server; some are photos of people. */
export class ComfyUploads {
  readonly #server: ComfyServer;
  readonly #files = new Set<InputFile>();

  constructor(server: ComfyServer) {
    this.#server = server;
  }

  /**
   * Sends a picture under a name that nobody can guess.
   * @returns how a workflow names the file
   * @throws EngineError
   */
  async put({ bytes, ending }: Picture, signal: AbortSignal): Promise<string> {
    const wanted = { name: `${randomUUID()}.${ending}`, subfolder: FOLDER };
    // Before it is sent: one whose answer is lost may be there all the same.
    this.#files.add(wanted);
    const file = await upload(this.#server, wanted, bytes, signal);
    this.#files.delete(wanted);
    this.#files.add(file);
    return file.subfolder === '' ? file.name : `${file.subfolder}/${file.name}`;
  }

  /** Leaves nothing to be seen of them there; a server that does not answer keeps them. */
  async blank(): Promise<void> {
    const files = [...this.#files];
    this.#files.clear();
    const server = inHaste(this.#server);
    await Promise.allSettled(files.map((file) => blankOut(server, file)));
  }
}
