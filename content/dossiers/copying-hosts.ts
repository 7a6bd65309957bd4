/**
 * Sites that copy what others published: collections of uploaded papers and magazines, mirrors of Wikipedia and of newspapers. A dossier
 * keeps their address, because it is the one that was opened, but none of them is the authority for a fact.
 */
export const copyingHosts: ReadonlySet<string> = new Set(
  `123dok.com 2.zoppoz.workers.dev:443 206.189.44.186 46.235.172.94 a.plas.ml abcdocz.com aboutthetrain.blogspot.com addpmp.slamjam.com ageofbook.com aiwiki.ai
  ak2.bloat.cat allrefs.net alternative-learning.org americanhistorycomplete.blogspot.com anethoth.com app.beelingo.com app.timepointai.com archeolog-home.com
  artifacts.news assuredpapers.com bbcnewswire.com biography-devol.pages.dev bitlit.ru bookreadfree.com c.coek.info chaos.owiki.org climateerinvest.blogspot.com
  comparemela.com concepts.4angle.com cricutcom-setup.com csrc.nist.rip cupdf.com cyberparse.co.uk d3a5ak6v9sb99l.cloudfront.net dailynewsinc.com
  dailystarnewstoday.com democraticunderground.org digitaltermpapers.com dirty_wars_en.en-academic.com discovery.researcher.life docest.com docslib.org
  docslides.com doczz.net dokumen.pub dokumen.tips eachnow.com ebin.pub ed.newdu.com en.wikipedia-on-ipfs.org encyclopediahub.com enjoyreadinghour.com
  erctpapers.com essayempire.com everything.explained.today experts123.com expressdigest.com fact-index.com facts.museum fdocuments.in fdocuments.net
  fdokumen.com flashnewsupdates.com fliphtml5.com free-books.at freerepublic.com gerrit.4lima.de gettotext.com glishnews.com globaldomainsnews.com gnusocial.jp
  guandang.org handwiki.org hmong.in.th hmong.ru hotlib.net iiab.live iiab.me issuhub.com issuu.com justnowupdate.com kidsnews.top knowt.com kristinhoppe.com
  kupdf.net laptrinhhocsinh.com liquisearch.com live.allplaynews.com lovewomans.com majalis-vrn.ru memim.com mygadgetbay.com mysciencework.com nake.me
  newedgetimes.com newlib.net news0days.com newsbeep.com newsflash.one newspointapp.com newsrust.com newsstreetdaily.com newssummedup.com officialenews.com
  old.lemdro.id online.flipbuilder.com ozero-cctv.com paperzz.com paris10.de.com pdffox.com pdfkul.com pdfslide.net pdfslide.us piglix.com pledgetimes.com
  preprod.museeprotestant.org primetimes.in primidi.com quizgecko.com rapidtelecast.com read-online-books.com readkong.com redorbit.com rightwiki.org
  ritzherald.com sagapedia.com sauress.com scientificlib.com scitechdailysb.pages.dev scribd.com shamra-academia.com shareknowledge.top skimmth.is
  slave2.omega.jstor.org slideserve.com slideshare.net sott.net spiritdaily.org staging.scite.ai studylib.es studylib.net studyres.com subscanner.com
  th4.ilovetranslation.com the-definition.com theallfreenovel.com thegrandmalogbook.blogspot.com thenewsshow.tv thepoliticsteacherorg.thepoliticsteacher.org
  theusarticles.com tomesphere.com topstore.digital trabalhosfeitos.com tramp-v2.herokuapp.com trueviralnews.com uat.taylorfrancis.com userz.net
  ustimesmagazine.com vdocument.in vdocuments.com.br vdocuments.mx vdocuments.net vdocuments.site vdocuments.us washingtonweeklytimes.com webjosh.com
  what-when-how.com wiki3.en-us.nina.az wikimili.com wikisum.wiki wikizero.com wipi.ai.kr wordola.com zerogenie.org zippyfacts.com zlibrary.to zxc.wiki`.split(
    /\s+/,
  ),
);
