const MISSING = 'Missing required meta field(s): %{fields}.';

/** The widget's sentences where its own do not speak of photos, or name themselves. */
export const CORE_WORDS = {
  pluralize: (amount: number): number => (amount === 1 ? 0 : 1),
  strings: {
    youCanOnlyUploadX: {
      0: 'You can only upload %{smart_count} photo',
      1: 'You can only upload %{smart_count} photos',
    },
    noDuplicates: '%{fileName} is in the list already.',
    missingRequiredMetaField: 'Missing required meta field(s): name.',
    missingRequiredMetaFieldOnFile: 'Missing required meta field(s): name.',
  },
};

export const DASHBOARD_WORDS = {
  strings: {
    dashboardTitle: 'Photos to upload',
    dropHint: 'Drop your photos here',
    dropPasteFiles: 'Drop photos here, paste them, or %{browseFiles}',
    dropPasteImportFiles: 'Drop photos here, paste them, %{browseFiles}, or choose:',
    browseFiles: 'browse files',
    myDevice: 'My photos',
    takePictureBtn: 'Take a photo',
    addMoreFiles: 'Add more photos',
    addingMoreFiles: 'Adding more photos',
    removeFile: 'Remove %{file}',
    xFilesSelected: {
      0: '%{smart_count} photo selected',
      1: '%{smart_count} photos selected',
    },
    uploadXFiles: { 0: 'Upload %{smart_count} photo', 1: 'Upload %{smart_count} photos' },
    uploadXNewFiles: { 0: 'Upload %{smart_count} more', 1: 'Upload %{smart_count} more' },
    uploadingXFiles: { 0: 'Uploading %{smart_count} photo', 1: 'Uploading %{smart_count} photos' },
    processingXFiles: {
      0: 'Processing %{smart_count} photo',
      1: 'Processing %{smart_count} photos',
    },
    filesUploadedOfTotal: {
      0: '%{complete} of %{smart_count} photo uploaded',
      1: '%{complete} of %{smart_count} photos uploaded',
    },
    missingRequiredMetaFields: { 0: MISSING, 1: MISSING },
  },
};
