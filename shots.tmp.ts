import { chromium } from '@playwright/test';
import { chromiumPath, chromiumFlags } from './tests/support/chromium.ts';
import { startRealServer } from './tests/support/real-server.ts';
import { signIn, enterAsAdmin } from './tests/support/browser-test.ts';
import { startLanguageModelServer } from './tests/support/language-model-server.ts';
import { goodDraft } from './tests/support/model-answers.ts';
const model = await startLanguageModelServer();
const s = await startRealServer({ CLIENT_IP_HEADER: 'x-test-address', ...model.environment });
const plain = await startRealServer({ CLIENT_IP_HEADER: 'x-test-address' });
const b = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
const admin = await enterAsAdmin(s); const other = await enterAsAdmin(plain);
model.answer({ text: goodDraft }, { text: '{"answer":"C","reason":"Subtract 4, divide by 3; but C could be defended."}' });
const { id } = await admin.api.call('startModelRequest', { body: { kind: 'draft', archetype: 'LE1-a', level: 2, use: 'practice', wishes: '' } });
await new Promise(r => setTimeout(r, 2500));
const { questionId } = await admin.api.call('getModelRequest', { params: { requestId: id }, query: {} });
model.answer({ text: JSON.stringify({ edits: { stem: 'What value of \\(x\\) makes \\(3x + 4 = 22\\) true?', 'solution.takeaway': 'Undo the addition before you divide.' } }) }, { text: '{"answer":"A","reason":"Works."}' });
const { id: rewrite } = await admin.api.call('startModelRequest', { body: { kind: 'rewrite', questionId: questionId!, wishes: '' } });
await new Promise(r => setTimeout(r, 2500));
model.answer({ text: goodDraft, everyMs: 4000 });
const { id: running } = await admin.api.call('startModelRequest', { body: { kind: 'draft', archetype: 'CID-a', level: 2, use: 'practice', wishes: '', dossier: 'anna-atkins-british-algae' } });
const out='/work/shots';
const sizes={d:{width:1440,height:900},t:{width:1024,height:768},m:{width:390,height:844}};
for (const [k,vp] of Object.entries(sizes)) for (const scheme of ['light','dark'] as const) {
  for (const [srv, who, pages] of [[s, admin, [['ai', '/admin/ai-content'], ['ai-done', `/admin/ai-content?request=${id}`], ['ai-rewrite', `/admin/ai-content?request=${rewrite}`], ['ai-run', `/admin/ai-content?request=${running}`], ['fig', '/admin/graph-generation']]], [plain, other, [['ai-none', '/admin/ai-content']]]] as const) {
    const c = await b.newContext({ baseURL: srv.url, viewport: vp, colorScheme: scheme, serviceWorkers: 'block' });
    await signIn(c, srv, who);
    const p = await c.newPage();
    for (const [name, path] of pages) { await p.goto(path); await p.waitForTimeout(1200); await p.screenshot({ path: `${out}/ai-${name}-${k}-${scheme}.png`, fullPage: true });
      if (name === 'fig') for (const kind of k === 'd' && scheme === 'light' ? ['line','scatter','histogram','box','dot','table','plane','triangle','circle','solid'] : ['plane']) { await p.getByLabel('Kind').selectOption(kind); if (kind === 'plane') await p.getByLabel('Formulas, one a line').fill('y = x^2 - 4\ny > x + 1\nx = -5\nx^2 + y^2 = 9\n(2, -1)'); await p.waitForTimeout(900); await p.screenshot({ path: `${out}/ai-fig-${kind}-${k}-${scheme}.png`, fullPage: true }); }
    }
    await c.close();
  }
}
await b.close(); await s.stop(); await plain.stop(); await model.stop();
