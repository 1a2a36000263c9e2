// Shows and hides a typed password; without this script the pages work the same.
for (const button of document.querySelectorAll('.reveal')) {
  const field = document.getElementById(button.dataset.for);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
    button.setAttribute('aria-label', shown ? button.dataset.hide : button.dataset.show);
    field.focus();
  });
}
