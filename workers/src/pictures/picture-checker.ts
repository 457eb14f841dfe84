import type { PictureCheckConfig } from '@vesper/core/config/picture-config';
import { PhotoRefused, type PhotoFailure } from '@vesper/core/photos/photo-refused';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import type { Fingerprint } from '@vesper/core/pictures/fingerprint';
import type { Looks } from '@vesper/core/pictures/looks';
import type { Rendering } from '@vesper/core/pictures/renderings';
import type { FoldedFile } from './fold-file.ts';
import { askPictureService } from './picture-service.ts';
import { PictureHost } from './picture-host.ts';

/** The bundle of `picture-process.ts`. */
const PROCESS_URL = new URL('./picture-process.js', import.meta.url);

/** No verdict can be had now; nothing passes for lack of one. */
export class ChecksAway extends Error {
  override readonly name = 'ChecksAway';
}

export interface SeenPicture {
  fingerprint: Fingerprint;
  looks: Looks;
}

interface RenderedPicture {
  files: Uint8Array[];
  width: number;
  height: number;
}

/** Opens pictures of strangers in a process of its own, and looks at them. */
export interface PictureChecker {
  /** Makes a picture anew, so that only its pixels are kept. @throws PhotoRefused, ChecksAway */
  render(file: Uint8Array, rendering: Rendering): Promise<RenderedPicture>;
  /** Estimates what is seen in a picture that has been made anew. @throws ChecksAway */
  look(file: Uint8Array, options: { faces: boolean }): Promise<SeenPicture>;
  /** Folds a picture for the search for marks of ours. @throws PhotoRefused, ChecksAway */
  fold(file: Uint8Array): Promise<FoldedFile>;
  close(): void;
}

/** Makes the checker; with a service it is asked in place of the packaged models. */
export function createPictureChecker(
  { service }: Pick<PictureCheckConfig, 'service'>,
  host: Pick<PictureHost, 'ask' | 'close'> = new PictureHost(PROCESS_URL),
): PictureChecker {
  const ask: typeof host.ask = (order) =>
    host.ask(order).catch((cause: unknown) => {
      throw new ChecksAway('pictures cannot be opened', { cause });
    });

  return {
    async render(bytes, rendering) {
      const report = await ask({ type: 'render', bytes, rendering });
      if (report.type === 'rendered') return report;
      throw report.type === 'unusable' ? new PhotoRefused(reasonIn(report.code)) : confused();
    },
    async fold(bytes) {
      const report = await ask({ type: 'fold', bytes });
      if (report.type === 'folded') return report;
      throw report.type === 'unusable' ? new PhotoRefused(reasonIn(report.code)) : confused();
    },
    async look(bytes, { faces }) {
      const report = await ask({ type: 'look', bytes, models: service === undefined, faces });
      if (report.type !== 'seen') throw confused();
      const { fingerprint } = report;
      if (service) return { fingerprint, looks: await served(service, bytes, faces) };
      if (report.looks === null) throw confused();
      return { fingerprint, looks: report.looks };
    },
    close: () => host.close(),
  };
}

const confused = (): ChecksAway => new ChecksAway('the process answered something else');

async function served(
  service: NonNullable<PictureCheckConfig['service']>,
  bytes: Uint8Array,
  faces: boolean,
): Promise<Looks> {
  try {
    return await askPictureService(service, bytes, faces);
  } catch (cause) {
    throw new ChecksAway('the service that looks at pictures is away', { cause });
  }
}

const isPhotoFailure = (code: string): code is PhotoFailure =>
  code in RUN_FAILURES && code.startsWith('photo_');

const reasonIn = (code: string): PhotoFailure => (isPhotoFailure(code) ? code : 'photo_unreadable');
