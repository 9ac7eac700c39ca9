/** Presses the button of a page that may be confirmed at once, and shows the response in its place. */
export const confirmationScript = `
const form = document.querySelector('form[data-at-once]');
const confirm = async () => {
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const answer = await fetch(form.action, { method: 'POST', headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const main = page.querySelector('main');
    if (!main) throw new Error('This is not our page');
    document.title = page.title;
    document.querySelector('main').replaceWith(main);
    main.focus();
  } catch {
    // The button still works without the script.
    button.disabled = false;
  }
};
if (form) confirm();
`;
