import { describe, expect, it, vi } from 'vitest';
import { openMail } from './open-mail.ts';

const desk = () => ({
  go: vi.fn<(url: string) => void>(),
  copy: vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined),
  alert: vi.fn<(text: string) => void>(),
});
const refuse = (): never => {
  throw new Error('no mail client');
};

describe('writing to support', () => {
  it('opens the mail client and says nothing', async () => {
    const own = desk();
    await openMail('help@example.org', own);
    expect(own.go).toHaveBeenCalledWith('mailto:help@example.org');
    expect(own.copy).not.toHaveBeenCalled();
    expect(own.alert).not.toHaveBeenCalled();
  });

  it('copies the address and says so when there is no mail client', async () => {
    const own = desk();
    own.go.mockImplementation(refuse);
    await openMail('help@example.org', own);
    expect(own.copy).toHaveBeenCalledWith('help@example.org');
    expect(own.alert).toHaveBeenCalledWith(expect.stringContaining('is copied'));
  });

  it('names the address when copying is refused too', async () => {
    const own = desk();
    own.go.mockImplementation(refuse);
    own.copy.mockRejectedValue(new Error('refused'));
    await openMail('help@example.org', own);
    expect(own.alert).toHaveBeenCalledWith(expect.stringContaining('write to help@example.org'));
  });
});
