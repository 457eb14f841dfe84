import { pattern } from '../../wrapped.ts';

const ACTION = new RegExp(
  pattern`
    ^(?:visit|see|meet|travel|move|learn|start|buy|build|write|paint|run|take|make|cook|bake|read
    |watch|play|try|quit|finish|apply|call|fly|drive|plant|clean|paint|climb|swim|ask|tell|get
    |join|hike|study|sell|adopt|marry|propose|open|launch|fix|spend|stay|work|renovate|practice
    |practise|celebrate|bring|give|help|leave|look|pick|plan|record|sing|dance|teach|volunteer
    |wash|wear|win)\b
  `,
  'i',
);

/** "visit my aunt" is something to do, "job interview" something to have. */
export function isAction(what: string): boolean {
  return ACTION.test(what);
}
