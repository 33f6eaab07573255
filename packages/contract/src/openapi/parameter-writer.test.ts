import { describe, expect, it } from 'vitest';
import { type ParameterStyle, writeParameter } from './parameter-writer.ts';

const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

/** The table "Style Examples" of OpenAPI 3.1.1, section 4.8.12.4, of a parameter `color`: empty, string, array and object. */
const examples: readonly [string, ParameterStyle['in'], boolean, ...(string | null)[]][] = [
  ['matrix', 'path', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', 'path', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', 'path', false, null, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', 'path', true, null, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', 'path', false, null, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', 'path', true, null, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['simple', 'header', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', 'header', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['form', 'query', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', 'query', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['form', 'cookie', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  [
    'spaceDelimited',
    'query',
    false,
    'color=',
    'color=blue',
    'color=blue%20black%20brown',
    'color=R%20100%20G%20200%20B%20150',
  ],
  [
    'pipeDelimited',
    'query',
    false,
    'color=',
    'color=blue',
    'color=blue%7Cblack%7Cbrown',
    'color=R%7C100%7CG%7C200%7CB%7C150',
  ],
  [
    'deepObject',
    'query',
    true,
    'color=',
    'color=blue',
    'color%5B0%5D=blue&color%5B1%5D=black&color%5B2%5D=brown',
    'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
  ],
];

describe.each(examples)(
  'a parameter of the style %s in the %s with explode %s',
  (style, place, explode, ...written) => {
    it.each([
      ['', written[0]],
      ['blue', written[1]],
      [list, written[2]],
      [object, written[3]],
    ])('writes %j as the specification does', (value, expected) => {
      const write = () => writeParameter('color', value, { in: place, style, explode });
      // The path would be that of another operation.
      if (expected === null) expect(write).toThrow('color must name a resource');
      else expect(write()).toBe(expected);
    });
  },
);

describe('a written parameter', () => {
  const write = (value: unknown, style: Omit<ParameterStyle, 'in'> = {}, place: ParameterStyle['in'] = 'query') =>
    writeParameter('a b', value, { in: place, ...style });

  it('has an encoded name', () => {
    expect(write('c&d')).toBe('a%20b=c%26d');
    expect(write({ 'e=f': '/' })).toBe('e%3Df=%2F');
  });

  it('keeps reserved characters and escapes where the document allows them, except separators', () => {
    expect(write("/?:@!$'()*,;=&+#[]%2F%", { allowReserved: true })).toBe("a%20b=/?:@!$'()*,;=%26%2B%23%5B%5D%2F%25");
    expect(write(['a,b', '/'], { allowReserved: true, explode: false })).toBe('a%20b=a%2Cb,/');
  });

  it('is JSON, also an empty list, where the document declares its content so', () => {
    const json = { mediaType: 'application/vnd.a+json' };
    expect(write([], json)).toBe('a%20b=%5B%5D');
    expect(write({ a: 'ü' }, json, 'header')).toBe(String.raw`{"a":"\u00fc"}`);
    expect(write('a/b', { mediaType: 'text/plain' })).toBe('a%20b=a%2Fb');
  });

  it('has the deeper values of a deepObject in brackets, without those that are undefined', () => {
    expect(decodeURIComponent(write({ c: { d: [1, 2] }, e: undefined }, { style: 'deepObject' }))).toBe(
      'a b[c][d][0]=1&a b[c][d][1]=2',
    );
  });

  it.each<[string, unknown, Omit<ParameterStyle, 'in'>, ParameterStyle['in']]>([
    ['spaces', ['a b'], { style: 'spaceDelimited', explode: false }, 'query'],
    ['pipes', ['a|b'], { style: 'pipeDelimited', explode: false }, 'query'],
    ['commas', ['a,b'], {}, 'header'],
  ])('cannot have values with %s where these separate them', (_what, value, style, place) => {
    expect(() => write(value, style, place)).toThrow(/^a b must have values without/);
  });

  it.each<[string, unknown, Omit<ParameterStyle, 'in'>, ParameterStyle['in']]>([
    ['=', { 'c=d': 'e' }, { explode: true }, 'header'],
    [',', { 'c,d': 'e' }, { explode: true }, 'header'],
    ['brackets', { 'c]': 'd' }, { style: 'deepObject' }, 'query'],
  ])('cannot have names with %s where these separate them', (_what, value, style, place) => {
    expect(() => write(value, style, place)).toThrow(/^a b must have (names|values) without/);
  });

  it.each([null, [], {}, [undefined], [null], [[1]], Number.NaN, new Date(), '\ud800'])(
    'cannot have the value %j',
    (value) => {
      for (const style of [{}, { explode: false }, { style: 'pipeDelimited', explode: false }])
        expect(() => write(value, style)).toThrow(/^a b must /);
    },
  );

  it('is not in the error for a header that cannot be sent', () => {
    expect(() => write(['secret\nx'], {}, 'header')).toThrow(/^a b must (?!.*secret)/);
  });

  it('cannot be a list of one empty value, which servers read as an empty list', () => {
    expect(() => write([''], { explode: false })).toThrow('a b must have a value that is not empty');
    expect(() => write([''], { explode: true }, 'header')).toThrow('a b must have a value that is not empty');
    expect(write([''])).toBe('a%20b=');
  });

  it('escapes the separator of labels', () => {
    expect(write(['1.5', '2'], { style: 'label', explode: true }, 'path')).toBe('.1%2E5.2');
    expect(write({ 'a.b': '1' }, { style: 'label', explode: true }, 'path')).toBe('.a%2Eb=1');
  });

  it.each(['simple', 'label'])('does not make dots in the style %s a folder of the path', (style) => {
    for (const value of ['.', ['.'], ''])
      expect(() => write(value, { style, explode: true }, 'path')).toThrow('must name a resource');
  });
});
