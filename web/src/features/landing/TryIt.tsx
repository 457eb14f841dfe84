import { BUILTIN_COMPANION } from '@vesper/core/contract/engines';
import { LIMITS } from '@vesper/core/contract/limits';
import { ArrowUp } from 'lucide-react';
import { use, useEffect, useRef, useState, type FormEvent } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { AgeQuestion } from './age-question.ts';
import { EnterLink } from './EnterLink.tsx';
import { Spoken } from './Spoken.tsx';
import { useTry } from './use-try.ts';

const GREETING = 'Good evening. Say something, and I will answer: here, and now.';
const IDEAS = [
  'Tell me a story',
  'Two thieves in Venice. You start.',
  'What should I cook tonight?',
];

/** A few words with the built-in companion before there is an account. */
export function TryIt() {
  const askAge = use(AgeQuestion);
  const { turns, busy, problem, over, say } = useTry();
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);

  // What was said last stands at the top, so that a long answer is read from its beginning.
  useEffect(() => {
    const frame = log.current;
    const last = [...(frame?.querySelectorAll<HTMLElement>('[data-from]') ?? [])].at(-1);
    if (frame && last) frame.scrollTo({ top: last.offsetTop - frame.offsetTop });
  }, [turns]);

  const send = async (words: string): Promise<void> => {
    setText('');
    if (!(await say(words))) setText(words);
  };
  const offer = (words: string): void => {
    if (words.trim() !== '' && !busy) askAge(() => inBackground(send(words.trim())));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    offer(text);
  };

  return (
    <section className="try" aria-labelledby="try-title">
      <header className="try-head">
        <BrandMark />
        <div>
          <h2 id="try-title">{BUILTIN_COMPANION}</h2>
          <p>No account needed. Nothing of this is kept.</p>
        </div>
      </header>
      <div ref={log} className="try-log" role="log" aria-label="Conversation" tabIndex={0}>
        <p>{GREETING}</p>
        {turns.map(({ role, content }, index) => (
          <p key={index} data-from={role === 'user' ? 'you' : undefined}>
            <Spoken text={content} />
          </p>
        ))}
        {turns.length === 0 && !over && (
          <div className="try-ideas">
            {IDEAS.map((idea) => (
              <button key={idea} type="button" onClick={() => offer(idea)}>
                {idea}
              </button>
            ))}
          </div>
        )}
        {busy && (
          <p className="try-wait">
            <span className="try-hidden">The companion is answering.</span>
            <i />
            <i />
            <i />
          </p>
        )}
      </div>
      {problem !== undefined && (
        <p className="try-problem" role="status">
          {problem}
        </p>
      )}
      {over ? (
        <div className="try-over">
          <p>Go on with somebody of your own making, who remembers you tomorrow.</p>
          <EnterLink href="/signup">Get Started</EnterLink>
        </div>
      ) : (
        <form className="try-box" onSubmit={submit}>
          <input
            aria-label="Say something"
            placeholder="Say something"
            value={text}
            maxLength={LIMITS.tryTextMax}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" aria-label="Send" disabled={busy || text.trim() === ''}>
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        </form>
      )}
    </section>
  );
}
