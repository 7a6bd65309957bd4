/**
 * Sites that copy what others published: collections of uploaded papers and magazines, mirrors of Wikipedia and of newspapers. A dossier
 * keeps their address, because it is the one that was opened, but none of them is the authority for a fact.
 */
export const copyingHosts: ReadonlySet<string> = new Set(
  `123dok.com 1library.net 2.zoppoz.workers.dev:443 206.189.44.186 46.235.172.94 58381.activeboard.com a.osmarks.net a.plas.ml aatventure.news abcdocz.com
  aboutthetrain.blogspot.com addpmp.slamjam.com ageofbook.com aiwiki.ai ak2.bloat.cat alegsaonline.com allrefs.net alternative-learning.org
  americanhistorycomplete.blogspot.com amirite.com androidblip.com anethoth.com answer.ya.guru app.beelingo.com app.timepointai.com archeolog-home.com
  articlesandbooks.blogspot.com artifacts.news assuredpapers.com atelim.com bbcnewswire.com bbctodays.pages.dev bbs.wenxuecity.com bioengineer.org
  biography-devol.pages.dev bionic.blogfa.com bitlit.ru book-bot.com bookfreevampire.com bookofthrees.com bookreadfree.com brainscape.com brandmoiahora.com brickstuddy.com brightsurf.com
  buzzlyf.com c.coek.info chaos.owiki.org climateerinvest.blogspot.com colab.ws comparemela.com concepts.4angle.com
  cookcountynewsherald.demo.our-hometown.com core-cms.cambridgecore.org core-prod.cambridgecore.org core-varnish-new.prod.aop.cambridge.org coursehero.com
  crbcnews.com cricutcom-setup.com csrc.nist.rip cupdf.com cyberparse.co.uk d3a5ak6v9sb99l.cloudfront.net dailynewsinc.com dailystarnewstoday.com
  darorisro.pages.dev democraticunderground.org desigenic.com dev.dataxdesign.io dev.historycollection.co digital-staging.ktla.com digitaltermpapers.com
  dipsy.pbs.org dirty_wars_en.en-academic.com discovery.researcher.life dissertation.xlibx.info dnfinance.freeflarum.com docest.com docksci.com docmimic.com docplayer.net docslib.org
  docslides.com documents.pub doczz.net dokumen.pub dokumen.tips dx.laptrinhhocsinh.com e2india.com eachnow.com ebin.pub ecosdanoticia.net ed.newdu.com
  emergentmind.com en.paperblog.com en.wikipedia-on-ipfs.org en.zicos.com encyclopediahub.com encycloreader.org enjoyreadinghour.com erctpapers.com
  essay-paper.com essayempire.com et-al.ophen.org etudier.com eurekapedia.org everand.com everything.explained.today exbulletin.com experts123.com
  expressdigest.com fact-index.com factbites.com factinformer.com factpixel.com facts.museum familywnews.com fdocuments.in fdocuments.net fdokumen.com findatwiki.com
  flashnewsupdates.com fliphtml5.com forumsforums.com franklynplwo.soup.io free-books.at free-prsite.com freerepublic.com geniusbrainteasers.com
  geocities.datacellar.net gerrit.4lima.de gettotext.com glishnews.com globaldomainsnews.com gluedideas.com gnusocial.jp gonedigital.net graphsearch.epfl.ch
  grokipedia.com guandang.org handwiki.org hans-int.com heroku.briefly.co hmong.in.th hmong.ru homsy-staging.cambridgecore.org hornygo.com hotlib.net
  htfbw.com hubbry.com huggingface.co i.aidevmd.com ianoticias.info iiab.live iiab.me img1-cdn.newser.com impactlab.com infoafrik.com intelros.ru issuhub.com issuu.com
  justnowupdate.com kandal.com kiddle.co kids.kiddle.co kidsnews.top kkk13.live knowpia.com knowt.com kristinhoppe.com kupdf.net laptrinhhocsinh.com
  lawsdocbox.com learn8.cc lexic.us lilinguas.com liquisearch.com live.allplaynews.com livelib.biz lovewomans.com majalis-vrn.ru manualslib.fr markedbyteachers.com masterscheme.cn
  memim.com mxplx.com mygadgetbay.com mysciencework.com nake.me nationalcybersecuritynews.today newedgetimes.com newlib.net news0days.com newsbeep.com
  newsflash.one newspointapp.com newsrust.com newsstreetdaily.com newssummedup.com newstvhd.com nottldr.com nsaneforums.com nzt.eth.link odtnhj.blogspot.com
  officialenews.com old.lemdro.id online.flipbuilder.com onthisday.net oocities.org ouci.dntb.gov.ua ozero-cctv.com pandawhale.com paperblog.com
  paperexplained.cn paperzz.com paris10.de.com particle.news pastebin.com pdfcoffee.com pdfdrive.to pdffox.com pdfkul.com pdfslide.net pdfslide.us pesni.guru
  piglix.com pishnet.com pledgetimes.com podscripts.co popbaani.com premiumtrade.info preprod.museeprotestant.org primetimes.in primidi.com publicate.it
  pyxis.nohib.com qoshe.com questia.com quizgecko.com quizzclub.com rapidtelecast.com read-online-books.com readkong.com redlib.privacytools.click redlib.tcsenpai.com
  redorbit.com registrysite.blogg.se researchbunny.com rightwiki.org ritzherald.com sagapedia.com sauress.com sciencebulletin.org scientificlib.com
  scitechdailysb.pages.dev scoopernews.com scribd.com search.isc.ac self.gutenberg.org shamra-academia.com shareknowledge.top similarworlds.com simp.ly
  skimmth.is slave2.omega.jstor.org slideserve.com slideshare.net sott.net soylentnews.org spiegato.com spiritdaily.org spotidoc.com
  spprd.insec.netcopy.thompsonjames.co.uk staging.americanheritage.com staging.mhpbooks.com staging.scite.ai static-global.nhst.tech steadyhealth.com
  stefanetal.newsblur.com storage.prod.researchhub.com studylib.es studylib.net studymode.com studyres.com studyslide.com subscanner.com techminis.com
  th4.ilovetranslation.com the-definition.com the-uncensored-wiki.com:20101 theactualnews.org theallfreenovel.com thedailycheck.net thedailydiarrhea.com
  thegrandmalogbook.blogspot.com thenewsshow.tv thepoliticsteacherorg.thepoliticsteacher.org theusarticles.com theworldnewsnetwork.com timhulsizer.com
  tomesphere.com toppikr.com topstore.digital trabalhosfeitos.com tramp-v2.herokuapp.com travelsfinders.com trueviralnews.com tutorsglobe.com
  tvp.thesociallife.com uat.taylorfrancis.com urking.top userz.net usr.bibliboba.online ustimesmagazine.com vdoc.pub vdocument.in vdocuments.com.br
  vdocuments.mx vdocuments.net vdocuments.site vdocuments.us viralviralvideos.com vovachips.blogg.se wap.danielthefox.com washingtonweeklytimes.com
  webjosh.com what-when-how.com wiki.niidae.com wiki.riteme.site wiki3.en-us.nina.az wikiless.lunar.icu wikimili.com wikisum.wiki wikisummaries.org
  wikizero.com wipi.ai.kr wordola.com wowessays.com www4.ilovetranslation.com yeahfacts.com yrtnews.com zerogenie.org zicos.com zippyfacts.com zlibrary.cc
  zlibrary.to zxc.wiki`.split(/\s+/),
);
