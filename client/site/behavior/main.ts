/** What runs on public pages: a few kilobytes, none of it needed to read them. */
import '../site.css';
import { followAccount } from './account.ts';
import { contactForm } from './contact.ts';
import { followFonts } from './fonts.ts';
import { helpSearch } from './help.ts';
import { mountIsland } from './islands.ts';
import { sampleQuestion } from './sample.ts';
import { themeChoice } from './theme.ts';
import { countPage } from './visits.ts';

followAccount();
themeChoice();
sampleQuestion();
helpSearch();
contactForm();
mountIsland();
void followFonts();
countPage();
// From here on the page does what it offers; tests wait for it.
document.documentElement.dataset['ready'] = '';
