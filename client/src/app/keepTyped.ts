import { readDraft, writeDraft } from './formDraft.ts';

/**
 * On a slow phone somebody types before the script is there, and hydration would set the fields back to what the
 * server wrote. Puts what stands in the fields of `form[data-draft]` into the form's draft, which it reads when it
 * starts. To be called right before hydration.
 */
export function keepTyped() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const name = form.dataset['draft'] ?? '';
    const typed: Record<string, string> = {};
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input[name], textarea[name]',
    )) {
      const isText =
        field instanceof HTMLTextAreaElement || /^(text|email|tel|number|date)$/.test(field.type);
      if (isText && field.value !== field.defaultValue) typed[field.name] = field.value;
    }
    if (Object.keys(typed).length === 0) continue;
    const kept = readDraft<Record<string, string>>(name);
    writeDraft(name, { key: kept?.key ?? '', values: { ...kept?.values, ...typed } });
  }
}
