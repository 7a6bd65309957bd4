/** Pronunciations in the International Phonetic Alphabet, from the phonemes of the CMU Pronouncing Dictionary (ARPAbet). */

/** General American. AH and ER depend on stress and are handled apart. */
const vowels: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AO: 'ɔ',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'i',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'u',
};

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

/** Two or three consonants that may begin an English syllable; any single one may, except NG. */
const onsets = new Set(
  'B L,B R,B Y,D R,D W,D Y,F L,F R,F Y,G L,G R,G W,HH Y,K L,K R,K W,K Y,M Y,N Y,P L,P R,P Y,S F,S K,S L,S M,S N,S P,S T,S W,SH R,T R,T W,TH R,TH W,V Y,S K R,S K W,S K Y,S P L,S P R,S P Y,S T R'.split(
    ',',
  ),
);

const isVowel = (phoneme: string) => /\d$/.test(phoneme);

function symbol(phoneme: string): string {
  const stress = phoneme.at(-1);
  const name = phoneme.replace(/\d$/, '');
  if (name === 'AH') return stress === '0' ? 'ə' : 'ʌ';
  if (name === 'ER') return stress === '0' ? 'ɚ' : 'ɝ';
  const found = vowels[name] ?? consonants[name];
  if (found === undefined) throw new RangeError(`no phoneme of the dictionary: ${phoneme}`);
  return found;
}

/** How many of the consonants between two vowels begin the second one's syllable: as many as may begin a word. */
function onsetLength(cluster: readonly string[]): number {
  for (let length = Math.min(3, cluster.length); length > 1; length--) if (onsets.has(cluster.slice(-length).join(' '))) return length;
  return cluster.length > 0 && cluster.at(-1) !== 'NG' ? 1 : 0;
}

/** In-, im- and em- right before the stressed syllable, which the dictionary often gives a stress of their own: “inˈform,” not “ˌinˈform.” */
const stressedPrefix = /^(IH|EH)2(?= (?:N|M|NG) (?:[A-Z]+ )*[A-Z]+1)/;

/** The IPA of a word, without slashes: `AH0 B EY1 T` is “əˈbeɪt.” Words of one syllable get no stress mark. Throws on anything but ARPAbet. */
export function ipaOf(arpabet: string): string {
  const phonemes = arpabet.trim().replace(stressedPrefix, '$10').split(/\s+/);
  const nuclei = phonemes.flatMap((phoneme, index) => (isVowel(phoneme) ? [index] : []));
  const marks = new Map<number, string>();
  if (nuclei.length > 1)
    for (const [syllable, nucleus] of nuclei.entries()) {
      const mark = { 1: 'ˈ', 2: 'ˌ' }[phonemes[nucleus]?.at(-1) ?? ''];
      if (mark === undefined) continue;
      const previous = nuclei[syllable - 1];
      const start = previous === undefined ? 0 : nucleus - onsetLength(phonemes.slice(previous + 1, nucleus));
      marks.set(start, mark);
    }
  return phonemes.map((phoneme, index) => (marks.get(index) ?? '') + symbol(phoneme)).join('');
}
