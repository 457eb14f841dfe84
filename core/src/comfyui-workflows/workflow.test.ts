import { describe, expect, it } from 'vitest';
import { readWorkflow, fillWorkflow, type Workflow } from './workflow.ts';

function workflowOf(inputs: Record<string, unknown>, type = 'Any'): Workflow {
  const graph = { '1': { class_type: type, inputs: { first: '%prompt%', ...inputs } } };
  const read = readWorkflow('paint', graph);
  if (Array.isArray(read)) throw new Error(read.join(' '));
  return read;
}
const VALUES = { prompt: 'sea "and"\n\\sky %seed% %prompt%', seed: 7, steps: 20, scale: 5.5 };
const filled = (inputs: Record<string, unknown>, type?: string) =>
  fillWorkflow(workflowOf(inputs, type), VALUES, 'vesper/own')['1']?.inputs;

describe('a slot', () => {
  it('that stands alone becomes the value itself, a number a number', () => {
    expect(filled({ seed: '%seed%', cfg: '%scale%' })).toMatchObject({ seed: 7, cfg: 5.5 });
  });

  it('within a text becomes text, as often as it stands there', () => {
    const text = 'photo of %prompt%, %steps% times %steps%';
    expect(filled({ text })?.['text']).toBe(`photo of ${VALUES.prompt}, 20 times 20`);
  });

  it('is filled wherever it is nested, and links stay links', () => {
    const inputs = { deep: { list: [{ text: '%prompt%' }, 1, null] }, model: ['4', 0] };
    expect(filled(inputs)).toMatchObject({
      deep: { list: [{ text: VALUES.prompt }, 1, null] },
      model: ['4', 0],
    });
  });

  it('of another program stays as it is', () => {
    expect(filled({ text: 'at %date% of %prompt%' })?.['text']).toBe(
      `at %date% of ${VALUES.prompt}`,
    );
  });

  it('leaves the workflow as it was for the next order', () => {
    const workflow = workflowOf({});
    fillWorkflow(workflow, VALUES, 'a');
    expect(workflow.graph['1']?.inputs['first']).toBe('%prompt%');
  });
});

describe('a file that is saved', () => {
  it('is named by the order, not by the workflow', () => {
    const inputs = { filename_prefix: 'ComfyUI' };
    expect(filled(inputs, 'SaveImage')?.['filename_prefix']).toBe('vesper/own');
    expect(filled(inputs, 'SaveVideo')?.['filename_prefix']).toBe('vesper/own');
    expect(filled(inputs, 'SaveLatent')?.['filename_prefix']).toBe('ComfyUI');
  });
});
