import { adjust, css, hex, mix } from '../../color.ts';
import { between } from '../../random.ts';
import { fillOval, fillShape, glowAt, strokeLine, type Point } from '../shape.ts';
import { type Room, wall, box, paneWindow } from './room.ts';

const SPINES = [
  '#7a3a30',
  '#2f4a5a',
  '#8a6a3a',
  '#4a5a40',
  '#5a3a52',
  '#b08a52',
  '#39404f',
  '#a0563f',
];

export function library(room: Room): void {
  const { random, wide, tone } = room;
  wall(room, '#4a3324', '#2a1c16');
  for (let row = 0; row < 5; row += 1) {
    const foot = 0.17 + row * 0.205;
    let x = 0.01;
    while (x < wide) {
      const w = between(random, 0.018, 0.038);
      const h = between(random, 0.1, 0.155);
      const lit = 0.75 + (x / wide) * 0.5;
      if (random() < 0.93) {
        box(
          room,
          [x, foot - h],
          [w * 0.9, h],
          adjust(tone(hex(SPINES[Math.floor(random() * 8)] ?? '#555555')), lit),
        );
      }
      x += w;
    }
    box(room, [0, foot], [wide, 0.022], tone(hex('#6a4a32')));
  }
  glowAt(room.on, [wide * 0.9, 0.2], 0.6, room.light, 0.5);
}

export function kitchen(room: Room): void {
  const { on, random, wide, tone } = room;
  wall(room, '#c9b393', '#8a7458');
  paneWindow(room, wide * 0.72, 0.1, 0.24, 0.34);
  box(room, [0, 0.2], [wide * 0.6, 0.02], tone(hex('#6a4a32')));
  for (let index = 0; index < 7; index += 1) {
    const x = 0.05 + index * 0.085;
    strokeLine(
      on,
      [
        [x, 0.21],
        [x, 0.26],
      ],
      tone(hex('#3a3330')),
      0.006,
    );
    const r = between(random, 0.028, 0.045);
    fillOval(on, [x, 0.27 + r], [r, r], tone(hex(index % 2 ? '#b0693a' : '#55504f')));
  }
  for (let index = 0; index < 6; index += 1) {
    const h = between(random, 0.05, 0.1);
    box(
      room,
      [0.04 + index * 0.09, 0.2 - h],
      [0.05, h],
      tone(hex(['#d8c9a8', '#8fa08a', '#a85f4c'][index % 3] ?? '#888888')),
    );
  }
  box(room, [0, 0.72], [wide, 0.3], tone(hex('#5a4433')));
  box(room, [0, 0.7], [wide, 0.03], tone(hex('#9a7a58')));
}

export function workshop(room: Room): void {
  const { on, random, wide, tone } = room;
  wall(room, '#8d7a66', '#4a3b30');
  paneWindow(room, wide * 0.62, 0.06, 0.34, 0.42);
  for (let index = 0; index < 6; index += 1) {
    const x = 0.05 + (index % 3) * 0.17;
    const y = 0.1 + Math.floor(index / 3) * 0.27;
    const w = between(random, 0.1, 0.14);
    const h = between(random, 0.14, 0.22);
    box(room, [x - 0.008, y - 0.008], [w + 0.016, h + 0.016], tone(hex('#3d2f26')));
    const colors = ['#c9a06a', '#4f7a86', '#b5604a', '#d8cdb8', '#6a7f58'];
    box(room, [x, y], [w, h], tone(hex(colors[index % 5] ?? '#888888')));
    fillOval(
      on,
      [x + w * 0.5, y + h * 0.6],
      [w * 0.3, h * 0.25],
      tone(hex(colors[(index + 2) % 5] ?? '#888888')),
      0.8,
    );
  }
  box(room, [0, 0.74], [wide, 0.3], tone(hex('#3f3027')));
}

export function cloister(room: Room): void {
  const { on, wide, tone, light } = room;
  wall(room, '#b7a58c', '#7c6a56');
  for (let index = 0; index < 4; index += 1) {
    const x = 0.02 + index * wide * 0.26;
    const w = wide * 0.19;
    on.beginPath();
    on.moveTo(x, 1);
    on.lineTo(x, 0.34);
    on.arc(x + w / 2, 0.34, w / 2, Math.PI, 0);
    on.lineTo(x + w, 1);
    const view = on.createLinearGradient(0, 0.1, 0, 0.9);
    view.addColorStop(0, css(mix(light, hex('#fff4dc'), 0.3)));
    view.addColorStop(0.55, css(mix(light, tone(hex('#8fa07a')), 0.6)));
    view.addColorStop(1, css(tone(hex('#5f7050'))));
    on.fillStyle = view;
    on.fill();
    on.lineWidth = 0.018;
    on.strokeStyle = css(tone(hex('#8d7a64')));
    on.stroke();
  }
  glowAt(on, [wide * 0.85, 0.3], 0.6, light, 0.5);
}

export function stage(room: Room): void {
  const { on, wide, tone } = room;
  wall(room, '#2a1626', '#160d18');
  for (const side of [0, 1]) {
    for (let index = 0; index < 7; index += 1) {
      const x = side ? wide - 0.03 - index * 0.045 : 0.03 + index * 0.045;
      const fold = [
        [x, -0.05],
        [x + 0.01, 0.4],
        [x - (side ? -0.02 : 0.02), 0.84],
      ] as const;
      strokeLine(on, fold, tone(hex(index % 2 ? '#8a2433' : '#611a28')), 0.05);
    }
  }
  const warm = hex('#ffd9a0');
  for (const [x, lean] of [
    [0.62, -0.1],
    [0.3, 0.12],
  ] as const) {
    const beam: Point[] = [
      [wide * x, -0.05],
      [wide * (x + lean) + 0.24, 0.95],
      [wide * (x + lean) - 0.24, 0.95],
    ];
    const light = on.createLinearGradient(0, 0, 0, 1);
    light.addColorStop(0, css(warm, 0.5));
    light.addColorStop(1, css(warm, 0.04));
    on.beginPath();
    beam.forEach(([bx, by], index) => (index ? on.lineTo(bx, by) : on.moveTo(bx, by)));
    on.fillStyle = light;
    on.fill();
    glowAt(on, [wide * x, 0], 0.16, warm, 0.9);
  }
  box(room, [0, 0.83], [wide, 0.2], tone(hex('#4a3026')));
  on.save();
  on.scale(1, 0.25);
  glowAt(on, [wide * 0.5, 3.65], 0.55, warm, 0.5);
  on.restore();
}

export function cafe(room: Room): void {
  const { on, random, wide, tone } = room;
  wall(room, '#5a4336', '#33241e');
  paneWindow(room, wide * 0.68, 0.12, 0.28, 0.44);
  for (let row = 0; row < 2; row += 1) {
    box(room, [0, 0.36 + row * 0.2], [wide * 0.56, 0.016], tone(hex('#8a6848')));
    for (let index = 0; index < 9; index += 1) {
      const x = 0.03 + index * 0.06;
      const h = between(random, 0.06, 0.13);
      const colors = ['#7a9a8a', '#c9a06a', '#8a4a3a', '#d8cdb8', '#3f5a5a'];
      box(
        room,
        [x, 0.36 + row * 0.2 - h],
        [0.032, h],
        tone(hex(colors[Math.floor(random() * 5)] ?? '#888888')),
      );
    }
  }
  for (const x of [0.14, 0.34, 0.54]) {
    strokeLine(
      on,
      [
        [wide * x, 0],
        [wide * x, 0.1],
      ],
      tone(hex('#201815')),
      0.006,
    );
    fillOval(on, [wide * x, 0.13], [0.028, 0.034], hex('#ffdf9f'));
    glowAt(on, [wide * x, 0.13], 0.2, hex('#ffb84f'), 0.6);
  }
}

export function greenhouse(room: Room): void {
  const { on, random, wide, tone, light } = room;
  wall(room, '#cfe0d2', '#7f9a7a');
  for (let index = 0; index <= 6; index += 1) {
    const x = (index / 6) * wide;
    strokeLine(
      on,
      [
        [x, 0],
        [x, 0.75],
      ],
      tone(hex('#f0f2ea')),
      0.009,
      0.8,
    );
  }
  for (const y of [0.16, 0.38]) {
    strokeLine(
      on,
      [
        [0, y],
        [wide, y],
      ],
      tone(hex('#f0f2ea')),
      0.008,
      0.8,
    );
  }
  for (let index = 0; index < 150; index += 1) {
    const x = random() * wide;
    const edge = Math.abs(x / wide - 0.5) * 2;
    const y = between(random, 0.75 - edge * 0.6, 1.02);
    const color = tone(hex(['#4f7a3f', '#6f9a4f', '#35602f', '#8fb060'][index % 4] ?? '#4f7a3f'));
    const leaf = between(random, 0.03, 0.08);
    const lean = between(random, -0.8, 0.8);
    fillShape(
      on,
      [
        [x, y],
        [x + leaf * (lean + 0.3), y - leaf * 0.7],
        [x + leaf * lean * 1.6, y - leaf * 1.6],
        [x + leaf * (lean - 0.3), y - leaf * 0.7],
      ],
      color,
      0.9,
    );
    if (index % 9 === 0) {
      fillOval(
        on,
        [x, y - leaf],
        [0.016, 0.016],
        tone(hex(['#e08a8a', '#f0d27a', '#f3ede4'][index % 3] ?? '#ffffff')),
      );
    }
  }
  glowAt(on, [wide * 0.85, 0.15], 0.6, light, 0.6);
}

export function laboratory(room: Room): void {
  const { on, random, wide, tone } = room;
  wall(room, '#b9cdd2', '#7f98a0');
  paneWindow(room, wide * 0.7, 0.08, 0.26, 0.38);
  for (let row = 0; row < 3; row += 1) {
    const y = 0.26 + row * 0.21;
    box(room, [0, y], [wide * 0.62, 0.014], tone(hex('#f0f3f2')));
    for (let index = 0; index < 8; index += 1) {
      const h = between(random, 0.05, 0.12);
      const colors = ['#5c9aa8', '#e2b45c', '#8fb58a', '#dfe8ea', '#b5604a'];
      box(
        room,
        [0.03 + index * 0.075, y - h],
        [0.04, h],
        tone(hex(colors[Math.floor(random() * 5)] ?? '#888888')),
        0.85,
      );
    }
  }
  fillOval(on, [0.1, 0.95], [0.1, 0.06], tone(hex('#dfe8ea')));
}

export function hall(room: Room): void {
  const { on, wide, tone, light } = room;
  wall(room, '#5a4a58', '#2c2230');
  for (const x of [0.12, 0.34, 0.66, 0.88]) {
    box(room, [wide * x - 0.035, 0], [0.07, 1], tone(hex('#7d6c74')));
    box(room, [wide * x + 0.012, 0], [0.02, 1], mix(tone(hex('#a8949a')), light, 0.4));
  }
  for (const x of [0.23, 0.77]) {
    fillShape(
      on,
      [
        [wide * x - 0.06, 0.05],
        [wide * x + 0.06, 0.05],
        [wide * x + 0.06, 0.45],
        [wide * x, 0.55],
        [wide * x - 0.06, 0.45],
      ],
      tone(hex('#8a2438')),
    );
    fillOval(on, [wide * x, 0.26], [0.03, 0.03], hex('#e2bb5c'));
  }
}
