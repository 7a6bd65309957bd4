/** The passwords attackers try first. Six characters are allowed (product rule), these are not. */

const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 111111 000000 123123 654321 666666 121212 112233 123321 555555 777777 888888 999999 696969 131313
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwerty qwerty1 qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx qazwsx
  abc123 abcdef abcd1234 abcdefg a1b2c3 aa123456 iloveyou iloveyou1 letmein welcome welcome1 admin admin1 admin123 administrator login master monkey dragon shadow sunshine princess
  football baseball basketball soccer hockey superman batman pokemon naruto starwars michael jordan jordan23 jennifer jessica ashley nicole daniel andrew joshua matthew charlie
  hunter hunter2 ranger buster thomas robert tigger summer winter spring autumn flower lovely loveme secret secret1 freedom whatever trustno1 killer access internet computer
  google facebook samsung iphone apple123 minecraft roblox fortnite student student1 school school1 testing testing1 test123 test1234 changeme default guest guest123 ascent
  satprep sattest college harvard princeton cookie chocolate cheese banana orange purple yellow silver golden diamond ginger pepper maggie bailey buddy lucky smokey`.split(
    /\s+/,
  ),
);

const rows = ['01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const longestRepeat = 12;

/**
 * True for one of the most common passwords, in any letter case, also with the few digits or signs people put behind
 * them, for one sign again and again, and for a run along the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (common.has(plain) || common.has(plain.replace(/[\d!?.@#$*_-]{1,5}$/, ''))) return true;
  if (runs.some((run) => run.includes(plain))) return true;
  const signs = [...plain];
  return signs.length <= longestRepeat && new Set(signs).size === 1;
}
