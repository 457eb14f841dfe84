import Uppy, { type Body, type Meta, type UppyFile } from '@uppy/core';
import XHRUpload, { type XHRUploadOptions } from '@uppy/xhr-upload';
import { LIMITS, TIMING } from '@vesper/core/contract/limits';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { TOASTS } from '@vesper/core/contract/toasts';
import { inBackground } from '../../lib/in-background.ts';
import { hasCode } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { claimTrouble } from './claim-trouble.ts';
import { createAddresses } from './addresses.ts';
import { claimLikeness, RETRY_DELAYS_MS, wait } from '../../data/likeness/claim-likeness.ts';
import { isWorthRetrying, sendingTrouble, waitBeforeRetry } from './sending.ts';
import { noRoomFor, objectionTo, PHOTO_TYPES } from './refused-file.ts';
import { requestUploadAddress } from '../../data/upload/upload-address.ts';
import { objectionToPicture } from './measure-photo.ts';
import {
  NO_UPLOAD,
  noteCheck,
  refuse,
  takenOf,
  uploadStore,
  type Check,
  type UploadState,
} from './upload-store.ts';
import { CORE_WORDS } from './upload-words.ts';
import { untilChecked } from '../../data/likeness/until-checked.ts';
import { forgetConsent } from '../../data/likeness/consent.ts';

type Uploader = Uppy<Meta, Body>;
type File = UppyFile<Meta, Body>;

const isDone = ({ progress, error }: File): boolean =>
  progress.uploadComplete === true && !progress.postprocess && !error;

function createUploader() {
  const addresses = createAddresses(requestUploadAddress);
  /** The file that each request carries: the answer comes without it. */
  const carried = new WeakMap<XMLHttpRequest, string>();
  let room: number = LIMITS.likenessPhotos;

  const uppy = new Uppy<Meta, Body>({
    id: 'likeness',
    autoProceed: false,
    infoTimeout: TIMING.toast,
    restrictions: {
      maxNumberOfFiles: LIMITS.likenessPhotos,
      maxFileSize: LIMITS.uploadBytes,
      allowedFileTypes: PHOTO_TYPES,
      requiredMetaFields: ['name'],
    },
    locale: CORE_WORDS,
    onBeforeFileAdded: (file, files) => {
      if (Object.hasOwn(files, file.id)) return undefined;
      const words =
        objectionTo(file) ??
        (Object.keys(files).length >= room ? noRoomFor(file.name, room) : undefined);
      if (words !== undefined) refuse(words);
      return words === undefined;
    },
  });

  const sending: XHRUploadOptions<Meta, Body> & {
    retries: number;
  } = {
    endpoint: async (file) => {
      const [one] = Array.isArray(file) ? file : [file];
      try {
        return await addresses.of(one?.id ?? '');
      } catch (error) {
        const words = new Error(claimTrouble(error));
        uppy.emit('upload-error', one, words);
        throw words;
      }
    },
    method: 'PUT',
    formData: false,
    headers: ({ type }) => ({ 'content-type': type || 'application/octet-stream' }),
    retries: RETRY_DELAYS_MS.length,
    shouldRetry: ({ status }) => isWorthRetrying(status),
    onBeforeRequest: async (xhr, retries, [file]) => {
      if (!file) return;
      carried.set(xhr, file.id);
      await wait(waitBeforeRetry(retries));
      // Removed while it waited: a request that is never sent needs no abort.
      if (!uppy.getState().files[file.id]) await new Promise(() => undefined);
    },
    onAfterResponse: async (xhr) => {
      const fileId = carried.get(xhr) ?? '';
      if (xhr.status >= 200 && xhr.status < 300) return claim(fileId);
      // Expired or used up: the next try gets another one.
      if (xhr.status === 403 || xhr.status === 409) addresses.spent(fileId);
      throw new Error(sendingTrouble(xhr));
    },
    getResponseData: () => ({}),
  };
  uppy.use(XHRUpload, sending);

  async function claim(fileId: string): Promise<void> {
    const file = uppy.getFile(fileId);
    uppy.emit('postprocess-progress', file, { mode: 'indeterminate', message: 'Processing...' });
    try {
      const likeness = await claimLikeness(await addresses.of(fileId));
      addresses.spent(fileId);
      inBackground(followCheck(likeness, file.name));
    } catch (error) {
      if (hasCode(error, 'consent_required')) {
        forgetConsent();
        uploadStore.setState({ needsConsent: true });
      } else if (hasCode(error, 'upload_not_found')) addresses.spent(fileId);
      throw new Error(claimTrouble(error));
    } finally {
      uppy.emit('postprocess-complete', file);
    }
  }

  /** Looks on while a photo that has arrived is checked. */
  async function followCheck(likeness: LikenessView, name: string): Promise<void> {
    const check = { likenessId: likeness.id, name };
    noteCheck({ ...check, state: 'checking' });
    const ended = await untilChecked(likeness);
    const isTaken = ended?.status === 'ready';
    noteCheck({
      ...check,
      state: isTaken ? 'taken' : 'refused',
      ...(!isTaken && { why: ended?.failure ?? 'It was deleted meanwhile.' }),
    });
    follow(uppy);
  }

  /** Looks into a file that was chosen; what cannot be used goes before it is sent. */
  async function measure(file: File): Promise<void> {
    if (!(file.data instanceof Blob)) return;
    const words = await objectionToPicture(file.data);
    if (words === undefined || !uppy.getState().files[file.id]) return;
    uppy.removeFile(file.id);
    refuse(`${file.name}: ${words}`);
  }
  const measured = new Map<string, Promise<void>>();
  uppy.on('file-added', (file) => measured.set(file.id, measure(file)));

  // All at the start: the server holds its notification back while an upload is open.
  uppy.addPreProcessor(async (fileIds) => {
    await Promise.all(fileIds.map((id) => measured.get(id)));
    const files = fileIds.flatMap((id) => uppy.getState().files[id] ?? []);
    for (const file of files) uppy.emit('preprocess-progress', file, { mode: 'indeterminate' });
    await Promise.all(files.map(({ id }) => addresses.prepare(id)));
    for (const file of files) uppy.emit('preprocess-complete', file);
  });
  uppy.on('file-removed', ({ id }) => inBackground(addresses.release(id)));
  uppy.on('restriction-failed', (_file, error) => {
    if (!('isUserFacing' in error) || error.isUserFacing !== false) refuse(error.message);
  });
  uppy.on('state-update', () => follow(uppy));

  return {
    uppy,
    /** Sets how many photos the user may still add, besides those this upload has brought. */
    setRoom(free: number): void {
      room = free + uppy.getFiles().filter(isDone).length;
      uppy.setOptions({ restrictions: { maxNumberOfFiles: room } });
    },
    /** After an upload that is over: the next one starts from nothing. */
    startAnew(): void {
      uppy.clear();
      uploadStore.setState(NO_UPLOAD);
    },
  };
}

/** Shows the state of the upload outside of the widget, and says how it ended. */
function follow(uppy: Uploader): void {
  const files = uppy.getFiles();
  const { currentUploads, totalProgress } = uppy.getState();
  const before = uploadStore.getState();
  const uploading = Object.keys(currentUploads).length > 0;
  const sent = files.filter(isDone).length;
  const troubles = files.flatMap(({ name, error }) => (error ? [`${name}: ${error}`] : []));
  const { checks } = before;
  const arrived = sent > 0 && sent === files.length;
  const phase = uploading ? 'uploading' : arrived ? afterArrival(checks, sent) : 'idle';
  uploadStore.setState({
    phase,
    sent,
    total: files.length,
    progress: totalProgress / 100,
    troubles,
  });
  if (phase !== before.phase && files.length > 0) tell(phase, checks, troubles.length > 0);
}

/** Says how an upload ended, once what was sent has been looked at. */
function tell(phase: UploadState['phase'], checks: readonly Check[], isInTrouble: boolean): void {
  const isKept = phase === 'done' && takenOf(checks) > 0;
  if (isKept) return showToast({ ...TOASTS.uploaded, kind: 'success' });
  const isFailed = phase === 'done' || (phase === 'idle' && isInTrouble);
  if (isFailed) showToast({ ...TOASTS.uploadFailed, kind: 'failure' });
}

/** What was accepted is known once every photo has been looked at. */
function afterArrival(checks: readonly Check[], sent: number): 'checking' | 'done' {
  const ended = checks.filter(({ state }) => state !== 'checking').length;
  return ended < sent ? 'checking' : 'done';
}

/** One for the whole visit: what is under way goes on while its dialog is closed. */
export const uploader = createUploader();
