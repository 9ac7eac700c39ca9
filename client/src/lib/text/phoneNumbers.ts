const digitsIn = (number: string) => number.replaceAll(/\D/g, '');

/** Splits a phone field with several numbers: `98220 12345 / 0832 2412345`. */
export function phoneNumbers(text: string | null): string[] {
  return (text ?? '')
    .split(/[,;/|\n]|\bor\b|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => digitsIn(part).length >= 6);
}

/** A WhatsApp chat link. It needs the country code; ten digits without one are an Indian number. */
export function whatsAppLink(number: string): string {
  const digits = digitsIn(number).replace(/^0+/, '');
  const isLocal = !number.trim().startsWith('+') && digits.length === 10;
  return `https://wa.me/${isLocal ? '91' : ''}${digits}`;
}
