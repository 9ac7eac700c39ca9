const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

export const dateText = (at: string) => day.format(new Date(at));
