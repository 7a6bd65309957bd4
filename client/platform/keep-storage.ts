/** Answers wait in this device's storage until they are sent: the browser is asked not to clear it when space gets short. Call when an exam begins. */
export function keepStorage(): void {
  // Missing outside secure contexts, and in some private windows.
  void navigator.storage?.persist?.().catch(() => undefined);
}
