// Draws the figures, and draws them again when the reader's light or dark setting changes.
(() => {
  const figures = JSON.parse(document.getElementById("figures").textContent);

  // A color is written as {"css": "--name"}: the style sheet knows what it is in the light and dark.
  const colored = (value, style) => {
    if (Array.isArray(value)) return value.map((item) => colored(item, style));
    if (value === null || typeof value !== "object") return value;
    if (typeof value.css === "string") return style.getPropertyValue(value.css).trim();
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, colored(item, style)]));
  };

  const draw = () => {
    const style = getComputedStyle(document.documentElement);
    for (const [id, figure] of Object.entries(figures)) {
      const { data, layout } = colored(figure, style);
      Plotly.react(id, data, layout, { displayModeBar: false, responsive: true });
    }
  };

  draw();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
})();
