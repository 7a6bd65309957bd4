/** A shop whose server also asks a language model: every call can be made there. */
import { startLanguageModelServer } from './language-model-server.ts';
import { startPaymentServer, type PaymentServer } from './payment-server.ts';

export async function startPaymentServerWithModel(): Promise<PaymentServer> {
  const model = await startLanguageModelServer();
  const shop = await startPaymentServer(model.environment);
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await model.stop();
    },
  };
}
