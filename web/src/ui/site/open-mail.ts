/** The parts of the browser it needs; tests hand in their own. */
interface Desk {
  go: (url: string) => void;
  copy: (text: string) => Promise<void>;
  alert: (text: string) => void;
}

const browser: Desk = {
  go: (url) => location.assign(url),
  copy: (text) => navigator.clipboard.writeText(text),
  alert: (text) => window.alert(text),
};

/**
 * Writes to `address`. When the mail client cannot be opened, the address is copied and an alert is
 * shown (product specification, section 2); it names the address when copying fails as well.
 */
export async function openMail(address: string, desk: Desk = browser): Promise<void> {
  try {
    desk.go(`mailto:${address}`);
  } catch {
    const copied = await desk.copy(address).then(
      () => true,
      () => false,
    );
    desk.alert(
      copied
        ? `Your mail client could not be opened. The address ${address} is copied.`
        : `Your mail client could not be opened. Please write to ${address}.`,
    );
  }
}
