/** Which sources of a fact stand under its explanation: the two that a teacher would take first. */

/** Journals, museums, encyclopedias, and newspapers and magazines with editors. */
const edited = new Set(
  `nature.com science.org pnas.org cambridge.org wiley.com onlinelibrary.wiley.com doi.org royalsocietypublishing.org frontiersin.org plos.org
  journals.plos.org pmc.ncbi.nlm.nih.gov jstor.org academic.oup.com sagepub.com methods.sagepub.com taylorfrancis.com journals.openedition.org
  direct.mit.edu berghahnjournals.com ajaonline.org sicb.org aip.org spark.iop.org eurekalert.org newswise.com wikipedia.org britannica.com
  worldhistory.org unesco.org moma.org metmuseum.org brooklynmuseum.org museothyssen.org crystalbridges.org thephotographersgallery.org.uk
  artsandculture.google.com labiennale.org kew.org jeudepaume.org masp.org.br parliament.uk archaeology.org library.biblicalarchaeology.org
  smithsonianmag.com sciencenews.org scientificamerican.com blogs.scientificamerican.com discovermagazine.com quantamagazine.org livescience.com
  the-scientist.com popsci.com cosmosmagazine.com nationalgeographic.com australiangeographic.com.au pbs.org npr.org bbc.com bbc.co.uk news.bbc.co.uk
  nytimes.com newyorker.com theatlantic.com washingtonpost.com theguardian.com thetimes.co.uk telegraph.co.uk time.com csmonitor.com smh.com.au
  voanews.com lithub.com theartnewspaper.com frieze.com publishersweekly.com classical-music.com architecturalrecord.com archdaily.com scmp.com
  theworld.org deccanherald.com scroll.in science.thewire.in theconversation.com timharford.com savetheelephants.org`.split(/\s+/),
);
const learned = /(?:\.(?:edu|gov|museum)|\.(?:ac|edu|gov)\.[a-z]{2})$/;
const copied =
  /blog|wordpress|typepad|tumblr|dreamwidth|scribd|slide|issu|prezi|doc[sz]|dokumen|paper[sz]|studylib|zlib|forum|viral|cloudfront|^\d|everything2|goodreads|quiz|dailymail/;

/** `The title (host)`, as a reference ends. */
const hostOf = (reference: string): string => /\(([^()\s]+)\)\s*$/.exec(reference)?.[1] ?? '';
const rank = (reference: string): number => {
  const host = hostOf(reference);
  return edited.has(host) || learned.test(host) ? 0 : copied.test(host) ? 2 : 1;
};

const maxShown = 2;

/** At most two references, edited ones first; what only copies others is named where there is nothing else. */
export function shownSources(references: readonly string[]): readonly string[] {
  const ranked = references.map((reference) => ({ reference, place: rank(reference) })).toSorted((a, b) => a.place - b.place);
  const best = ranked[0]?.place ?? 0;
  return ranked
    .filter(({ place }) => place < 2 || place === best)
    .slice(0, best === 2 ? 1 : maxShown)
    .map(({ reference }) => reference);
}
