/** Which sources of a fact stand under its explanation: the two that a teacher would take first. */

/** Journals, museums, encyclopedias, and newspapers and magazines with editors. */
const edited = new Set(
  `nature.com science.org pnas.org cambridge.org wiley.com onlinelibrary.wiley.com doi.org royalsocietypublishing.org frontiersin.org plos.org
  journals.plos.org pmc.ncbi.nlm.nih.gov jstor.org academic.oup.com sagepub.com methods.sagepub.com taylorfrancis.com journals.openedition.org
  direct.mit.edu aps.org aaas.org nber.org springer.com link.springer.com biologists.com berghahnjournals.com ajaonline.org sicb.org aip.org spark.iop.org eurekalert.org newswise.com wikipedia.org britannica.com
  worldhistory.org unesco.org moma.org metmuseum.org si.edu brooklynmuseum.org museothyssen.org crystalbridges.org thephotographersgallery.org.uk
  artsandculture.google.com labiennale.org kew.org jeudepaume.org masp.org.br parliament.uk archaeology.org library.biblicalarchaeology.org
  smithsonianmag.com sciencenews.org scientificamerican.com blogs.scientificamerican.com discovermagazine.com quantamagazine.org livescience.com
  the-scientist.com popsci.com cosmosmagazine.com nationalgeographic.com blog.education.nationalgeographic.com australiangeographic.com.au pbs.org npr.org bbc.com bbc.co.uk news.bbc.co.uk
  nytimes.com latimes.com japantimes.co.jp newyorker.com theatlantic.com washingtonpost.com theguardian.com thetimes.co.uk telegraph.co.uk time.com csmonitor.com smh.com.au
  voanews.com lithub.com theartnewspaper.com frieze.com publishersweekly.com classical-music.com architecturalrecord.com archdaily.com scmp.com
  theworld.org deccanherald.com scroll.in science.thewire.in theconversation.com timharford.com savetheelephants.org`.split(/\s+/),
);
const learned = /(?:\.(?:edu|gov|museum)|\.(?:ac|edu|gov)\.[a-z]{2})$/;
const unedited =
  /blog|wordpress|typepad|tumblr|livejournal|dreamwidth|slide|issu|prezi|doc[sz]|dokumen|paper[sz]|studylib|zlib|forum|viral|cloudfront|pages\.dev|^\d|everything2|goodreads|quiz|dailymail|spiritdaily|democraticunderground|freerepublic|gocomics/;

/** The site on which a source was opened: `The title (host)` or, for a copy, `The title (publisher, year, via host)`. */
const hostOf = (reference: string): string => /\((?:[^()]* )?([^()\s]+)\)\s*$/.exec(reference)?.[1] ?? '';
/** Whether the reference names whose work the copy is. */
const namesOriginal = (reference: string): boolean => /, via [^()\s]+\)\s*$/.test(reference);
/** `The title (copy on host)`: on a site that only copies, it is not known whom. */
const isBareCopy = (reference: string): boolean => /\(copy on [^()\s]+\)\s*$/.test(reference);

const rank = (reference: string): number => {
  const host = hostOf(reference);
  if (isBareCopy(reference)) return 4;
  if (host === 'wikipedia.org' || /\(Wikipedia\b[^()]*\)\s*$/.test(reference)) return 1;
  if (namesOriginal(reference)) return 0;
  return edited.has(host) || learned.test(host) ? 0 : unedited.test(host) ? 3 : 2;
};

const maxShown = 2;

/**
 * At most two references, edited ones first, an encyclopedia that anybody edits after them. A blog is named where there is nothing else,
 * a site that copies others only together with whom it copies.
 */
export function shownSources(references: readonly string[]): readonly string[] {
  const ranked = references
    .map((reference) => ({ reference, place: rank(reference) }))
    .filter(({ place }) => place < 4)
    .toSorted((a, b) => a.place - b.place);
  const best = ranked[0]?.place ?? 0;
  return ranked
    .filter(({ place }) => place < 3 || place === best)
    .slice(0, best === 3 ? 1 : maxShown)
    .map(({ reference }) => reference);
}
