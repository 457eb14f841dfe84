const node = (required: object, isOutput = false) => ({
  input: { required },
  output_node: isOutput,
});

/** What a server says of the nodes that the workflows for tests use, in the forms of several ages. */
export const OBJECT_INFO = {
  CheckpointLoaderSimple: node({ ckpt_name: [['model.safetensors', 'other.safetensors'], {}] }),
  CLIPTextEncode: node({ text: ['STRING', { multiline: true }], clip: ['CLIP'] }),
  EmptyLatentImage: node({ width: ['INT', {}], height: ['INT', {}], batch_size: ['INT', {}] }),
  KSampler: node({
    sampler_name: ['COMBO', { options: ['euler', 'dpmpp_2m'] }],
    steps: ['INT', {}],
  }),
  LoadImage: node({ image: [['example.png'], { image_upload: true }] }),
  VAEDecode: node({ samples: ['LATENT'] }),
  JoinImageWithAlpha: node({ image: ['IMAGE'], alpha: ['MASK'] }),
  SaveImage: node({ images: ['IMAGE'], filename_prefix: ['STRING', {}] }, true),
  PreviewImage: node({ images: ['IMAGE'] }, true),
  SaveImageWebsocket: node({ images: ['IMAGE'] }, true),
  EmptyHunyuanLatentVideo: node({
    ...{ width: ['INT', {}], height: ['INT', {}], length: ['INT', {}], batch_size: ['INT', {}] },
  }),
  CreateVideo: node({ images: ['IMAGE'], fps: ['FLOAT', {}] }),
  SaveVideo: node({ video: ['VIDEO'], filename_prefix: ['STRING', {}] }, true),
  VHS_VideoCombine: node({ images: ['IMAGE'], filename_prefix: ['STRING', {}] }, true),
};
