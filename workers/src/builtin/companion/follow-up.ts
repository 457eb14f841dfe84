import { remember } from './memory.ts';
import { FOLLOW_UPS } from './phrases/facts.data.ts';
import { FEELING_WORDS } from './phrases/feelings.data.ts';
import { QUESTIONS } from './phrases/questions.data.ts';
import { TALK } from './phrases/talk.data.ts';
import { flip } from './plain-text.ts';
import { isAction } from './plans.ts';
import type { Scene } from './scene.ts';

/** Number of the latest turns; what was told in them is too fresh to be brought up again. */
const RECENT = 6;

/** The question a reply ends with: one that fits, else something remembered, else something new. */
export function nextQuestion(
  scene: Scene,
  fitting: readonly string[] | undefined,
  slots: Readonly<Record<string, string | undefined>> | undefined,
): string | undefined {
  const { speaker } = scene;
  const fits = fitting && !isUsedUp(scene, fitting) ? speaker.fresh(fitting, slots) : undefined;
  if (fits) return fits;
  if (scene.heard.sombre) return speaker.fresh(TALK.gentleAsk);
  const remembered = speaker.random.chance(0.65) ? followUp(scene) : undefined;
  return remembered ?? speaker.fresh(newQuestions(scene)) ?? followUp(scene);
}

/** A lull: the message gave nothing to ask about, so sometimes the memory is asked instead. */
function isUsedUp({ heard, speaker }: Scene, fitting: readonly string[]): boolean {
  return heard.words.length <= 2 && fitting.length <= 3 && speaker.random.chance(0.3);
}

function newQuestions({ memory }: Scene): string[] {
  const known = (learns: string): boolean => {
    if (learns === 'name') return memory.name !== undefined;
    if (learns === 'place') return memory.place !== undefined;
    return memory.favourites.has(learns.replace('favourite ', ''));
  };
  return QUESTIONS.filter(({ learns }) => learns === undefined || !known(learns)).map(
    ({ text }) => text,
  );
}

/** Comes back to something the user told a while ago, plans first. */
function followUp({ request, memory, speaker }: Scene): string | undefined {
  const before = remember({ ...request, turns: request.turns.slice(0, -RECENT) });
  const plans = memory.plans.filter(
    (plan) => !plan.done && before.plans.some(({ what }) => what === plan.what),
  );
  for (const { what } of plans.toReversed()) {
    const asked = isAction(what)
      ? speaker.fresh(FOLLOW_UPS.planAction, { value: flip(what) })
      : speaker.fresh(FOLLOW_UPS.plan, { value: `the ${what}` });
    if (asked) return asked;
  }
  const topics = [
    ...before.pets.map(({ kind, name }) =>
      name
        ? speaker.fresh(FOLLOW_UPS.petNamed, { value: name })
        : speaker.fresh(FOLLOW_UPS.pet, { kind }),
    ),
    ...before.likes
      .filter((like) => memory.likes.includes(like))
      .map((like) => speaker.fresh(FOLLOW_UPS.like, { value: flip(like) })),
    ...[...before.people.values()].flatMap((name) =>
      name ? [speaker.fresh(FOLLOW_UPS.personNamed, { value: name })] : [],
    ),
    before.job && before.job === memory.job
      ? speaker.fresh(FOLLOW_UPS.job, { value: before.job })
      : undefined,
    before.place ? speaker.fresh(FOLLOW_UPS.place, { value: before.place }) : undefined,
    ...before.feelings
      .slice(-1)
      .map((feeling) => speaker.fresh(FOLLOW_UPS.feeling, { value: FEELING_WORDS[feeling] })),
  ].filter((question) => question !== undefined);
  return speaker.random.pick(topics);
}
