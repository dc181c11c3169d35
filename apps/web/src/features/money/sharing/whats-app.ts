/** Opens WhatsApp with words that are ready to be sent, to a number or to whom one chooses there. */
export const whatsAppAddress = (words: string, phone: string | null) =>
  `https://wa.me/${(phone ?? '').replaceAll(/\D/g, '')}?text=${encodeURIComponent(words)}`;
