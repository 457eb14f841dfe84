export const bytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** A book as the standard has it, with fields that nobody here knows. */
export const V3_BOOK = {
  spec: 'lorebook_v3',
  'x-top': [1, null],
  data: {
    name: 'The bay',
    description: 'Ferries and fog.',
    scan_depth: 6,
    token_budget: 400,
    recursive_scanning: true,
    extensions: { 'a.b': { $c: 'ü' } },
    entries: [
      {
        keys: ['reef', 'bell'],
        content: '@@depth 2\n@@@role user\nThe reef has a bell.',
        extensions: { depth: 4, 'x.y': { $z: [true] } },
        enabled: true,
        insertion_order: 10,
        use_regex: false,
        id: 7,
        name: 'Reef',
        comment: 'for the ferry',
        priority: 5,
        selective: true,
        secondary_keys: ['night'],
        constant: false,
        position: 'before_char',
        case_sensitive: true,
        'x-unknown': { half: '\ud83d' },
      },
      {
        keys: ['/fog(gy)?/i'],
        content: 'Fog comes from the north.',
        extensions: {},
        enabled: false,
        insertion_order: 20,
        use_regex: true,
        id: 'fog',
      },
    ],
  },
} as const;

/** World info of SillyTavern. */
export const WORLD_INFO = {
  name: 'Harbour',
  entries: {
    '0': {
      uid: 0,
      key: ['lighthouse'],
      keysecondary: ['keeper'],
      comment: 'Lighthouse',
      content: 'It has been dark for a year.',
      constant: false,
      selective: true,
      selectiveLogic: 0,
      order: 100,
      position: 0,
      disable: false,
      probability: 80,
      useProbability: true,
      caseSensitive: null,
      depth: 4,
    },
    '1': { uid: 1, key: ['/mara|keeper/i'], content: 'Mara keeps it.', position: 4, disable: true },
  },
};
