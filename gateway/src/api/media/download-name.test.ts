import { expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

it.each([
  ['a lighthouse at dusk', 'a lighthouse at dusk.png'],
  ['x'.repeat(80), `${'x'.repeat(50)}.png`],
  ['../../etc/passwd', 'etc passwd.png'],
  ['..\\..\\windows\\win.ini', 'windows win.ini.png'],
  ['a "quoted" sea', 'a quoted sea.png'],
  ['two\r\nSet-Cookie: a=b', 'two Set-Cookie a=b.png'],
  ['🦊 in the snow', '🦊 in the snow.png'],
  [`${'🦊'.repeat(60)}`, `${'🦊'.repeat(50)}.png`],
  ['half a fox \ud83e', 'half a fox.png'],
  ['sea\u202egnp.exe', 'sea gnp.exe.png'],
  ['...', 'picture.png'],
  ['"', 'picture.png'],
])('names the picture of %j', (prompt, name) => {
  expect(downloadName(prompt, 'png')).toBe(name);
});
