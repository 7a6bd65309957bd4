/** A shop whose server also asks a language model: every call can be made there. */
import { startLanguageModelServer } from './language-model-server.ts';
import { openShop, type Shop } from './shop.ts';

export async function openShopWithModel(): Promise<Shop> {
  const model = await startLanguageModelServer();
  const shop = await openShop(model.environment);
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await model.stop();
    },
  };
}
