import { describe, expect, it } from 'vitest';
import { JobProgress } from './job-progress.ts';

const GRAPH = {
  '1': { class_type: 'Loader', inputs: {} },
  '2': { class_type: 'KSampler', inputs: { steps: 8, latent_image: ['1', 0] } },
  '3': { class_type: 'SaveImage', inputs: {} },
};

describe('progress', () => {
  it('weighs each node by its steps', () => {
    const progress = new JobProgress(GRAPH);
    progress.note({ type: 'executing', node: '1' });
    expect(progress.share).toBe(0);
    progress.note({ type: 'executing', node: '2' });
    expect(progress.share).toBeCloseTo(0.1);
    progress.note({ type: 'progress', node: '2', value: 4, max: 8 });
    expect(progress.share).toBeCloseTo(0.5);
    progress.note({ type: 'executed', node: '3' });
    progress.note({ type: 'executing', node: null });
    expect(progress.share).toBe(1);
  });

  it('takes the steps that the server says, and never falls', () => {
    const progress = new JobProgress(GRAPH);
    progress.note({ type: 'progress', node: '2', value: 8, max: 8 });
    progress.note({ type: 'progress', node: '2', value: 1, max: 100 });
    expect(progress.share).toBeGreaterThanOrEqual(0.8);
  });

  it('counts what was found done before', () => {
    const progress = new JobProgress(GRAPH);
    progress.note({ type: 'cached', nodes: ['1', '2', 'unknown'] });
    expect(progress.share).toBeCloseTo(0.9);
    expect(progress.current).toBeUndefined();
  });

  it('takes in the states of all nodes at once', () => {
    const progress = new JobProgress(GRAPH);
    const nodes = [
      { id: '1', value: 1, max: 1, is: 'finished' as const },
      { id: '2', value: 2, max: 8, is: 'running' as const },
    ];
    progress.note({ type: 'states', nodes });
    expect(progress.share).toBeCloseTo(0.3);
    expect(progress.current).toBe('2');
  });

  it('gives a sampler whose steps stand in another node those', () => {
    const progress = new JobProgress({
      '1': { class_type: 'BasicScheduler', inputs: { steps: 19 } },
      '2': { class_type: 'SamplerCustomAdvanced', inputs: { latent_image: ['3', 0] } },
    });
    progress.note({ type: 'executed', node: '1' });
    expect(progress.share).toBeCloseTo(1 / 20);
  });
});
