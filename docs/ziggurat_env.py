"""Ziggurat's games for Python programs, in the shape of PettingZoo's AEC environments.

Needs Python 3.9 or later, nothing else. The games run in a process of `ziggurat env <game>`; docs/bots.md has the protocol.

    env = ZigguratEnv("seven-wonders", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else random.randrange(len(info["options"])))
    env.close()
"""

import json
import random
import subprocess
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent / "packages" / "cli" / "bin" / "ziggurat.js"


class ZigguratError(Exception):
    """What was wrong with a request. Nothing has changed."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.options = error.get("options", [])


class Connection:
    """A process that plays games for us."""

    def __init__(self, game, command=None):
        self.process = subprocess.Popen(
            [*(command or ["node", str(PROGRAM)]), "env", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, request):
        self.process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process has ended with exit code {self.process.wait()}")
        response = json.loads(line)
        if "error" in response:
            raise ZigguratError(response["error"])
        return response

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Actions:
    """The numbers of a seat's options: what `action_space` returns."""

    def __init__(self, n):
        self.n = n

    def sample(self, mask=None):
        legal = range(self.n) if mask is None else [at for at, is_legal in enumerate(mask) if is_legal]
        return random.choice(legal)

    def contains(self, action):
        return isinstance(action, int) and 0 <= action < self.n


class ZigguratEnv:
    """A table. An action is the number of an option in `infos[agent]["options"]`, or the option itself.

    Where several seats are asked at once, they are asked one after the other and do not see each other's answers.
    At the end each seat's reward is its share of the victory. `observation` is what an observation has of the position:
    "view" (all that a seat may know, as plain data), "features" (what our networks see: the places and the values of the
    inputs that are not zero) or None. A game is truncated after `max_steps` answers, if that is given: nobody is asked any more.
    There is no `observation_space`: a view is plain data without a fixed shape.
    """

    metadata = {"name": "ziggurat_v1", "is_parallelizable": False, "render_modes": []}
    render_mode = None

    def __init__(
        self,
        game,
        seats=None,
        options=None,
        observation="view",
        max_actions=256,
        max_steps=None,
        command=None,
        _connection=None,
    ):
        self.game = game
        self.options = dict(options or {})
        self.observation = observation
        self.max_actions = max_actions
        self.max_steps = max_steps
        self._connection = _connection or Connection(game, command)
        self._is_owner = _connection is None
        self._facts = None
        self._table = None
        self.seats = self.facts["seats"]["min"] if seats is None else seats
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents = []
        self.agent_selection = None

    @property
    def facts(self):
        """What there is to know of the game: its options, seats, rules and the layout of its features."""
        if self._facts is None:
            self._facts = self._connection.ask({"do": "about"})
        return self._facts

    @property
    def unwrapped(self):
        return self

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def reset(self, seed=None, options=None):
        """Begins a game. The same seed, a number or words, gives the same shuffles."""
        if options is not None:
            self.options = dict(options)
        request = {"do": "reset", "seats": self.seats, "options": self.options, "show": self._shown()}
        if seed is not None:
            request["seed"] = str(seed)
        if self._table is not None:
            request["table"] = self._table
        position = self._connection.ask(request)
        self._table = position["table"]
        self._begin(self.possible_agents, 0)
        self._arrive(position)

    def _begin(self, agents, steps):
        self.agents = list(agents)
        self.rewards = dict.fromkeys(agents, 0)
        self._cumulative_rewards = dict.fromkeys(agents, 0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self.steps = steps

    def _shown(self):
        return [] if self.observation is None else [self.observation]

    def _arrive(self, position):
        self.position = position
        if position["over"]:
            for agent in self.agents:
                reward = position["rewards"][seat_of(agent)]
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
                self.terminations[agent] = True
                self.infos[agent] = {
                    "options": [],
                    "action_mask": [0] * self.max_actions,
                    "score": position["scores"][seat_of(agent)],
                    "place": position["places"][seat_of(agent)],
                }
            self.agent_selection = self.agents[0]
            return
        agent = f"seat_{position['seat']}"
        options = position["options"][: self.max_actions]
        self.infos[agent] = {
            "kind": position["kind"],
            "options": options,
            "action_mask": [1] * len(options) + [0] * (self.max_actions - len(options)),
        }
        self.agent_selection = agent
        if self.max_steps is not None and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"options": [], "action_mask": [0] * self.max_actions} for agent in self.agents}

    def _asked(self):
        if not self.agents:
            raise RuntimeError("no game is being played: call reset first")
        return self.agent_selection

    def step(self, action):
        """Answers for the agent whose turn it is. Once the game is over, each agent takes one step with None."""
        agent = self._asked()
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("the game is over: the only step is None")
            self._leave(agent)
            return
        options = self.infos[agent]["options"]
        if isinstance(action, str):
            answer = action
        elif action is not None and 0 <= action < len(options):
            answer = options[action]
        else:
            raise ValueError(f"an action is an option or its number, from 0 to {len(options) - 1}, not {action!r}")
        position = self._connection.ask(
            {
                "do": "answer",
                "table": self._table,
                "seat": seat_of(agent),
                "answer": answer,
                "show": self._shown(),
            }
        )
        self.steps += 1
        self._cumulative_rewards[agent] = 0
        self._arrive(position)

    def _leave(self, agent):
        self.agents.remove(agent)
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent):
        """What an agent may know, and its legal actions: none if it is not asked."""
        none = [0] * self.max_actions
        mask = self.infos.get(agent, {}).get("action_mask", none) if self._is_shown(agent) else none
        return {"observation": self._seen(agent), "action_mask": mask}

    def _is_shown(self, agent):
        """Whether the position shows what this agent may know: it does so only for the seat that is asked."""
        return not self.position["over"] and agent == f"seat_{self.position['seat']}"

    def _seen(self, agent):
        if self.observation is None:
            return None
        if self._is_shown(agent):
            return self.position[self.observation]
        if self.observation == "view":
            return self.view(agent)
        return self.features(agent)

    def last(self, observe=True):
        """The observation, reward since its last step, termination, truncation and info of the agent whose turn it is."""
        agent = self._asked()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        """Each agent whose turn it is, until all have left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def action_space(self, agent):
        return Actions(self.max_actions)

    def view(self, agent):
        """All that an agent may know, as plain data."""
        return self._ask("view", agent)["view"]

    def features(self, agent):
        """What our network would see in the agent's place. A place that is there twice counts twice."""
        found = self._ask("features", agent)
        return {"places": found["places"], "values": found["values"]}

    def question(self):
        """The kind of the question, what it is about, and its options with all their parts."""
        return self._ask("options", self._asked())

    def bot(self, name):
        """The option that one of Ziggurat's bots would take, such as "novice"."""
        request = {"do": "bot", "table": self._table, "seat": seat_of(self._asked()), "bot": name}
        return self._connection.ask(request)["answer"]

    def record(self):
        """The game so far as text, for `ziggurat replay` and `ziggurat verify`. Redealt tables have none ("no-record")."""
        return self._connection.ask({"do": "record", "table": self._table})["record"]

    def fork(self):
        """Another table in the same position. It has the true hidden cards: a fair player forks only redealt tables."""
        return self._beside(self._connection.ask({"do": "fork", "table": self._table})["table"])

    def redeal(self, agent=None, seed=None):
        """Another table that the agent cannot tell from this one: what it does not know is dealt anew."""
        request = {"do": "redeal", "table": self._table, "seat": seat_of(agent or self._asked())}
        if seed is not None:
            request["seed"] = str(seed)
        return self._beside(self._connection.ask(request)["table"])

    def _beside(self, table):
        other = ZigguratEnv(
            self.game,
            self.seats,
            self.options,
            self.observation,
            self.max_actions,
            self.max_steps,
            _connection=self._connection,
        )
        other._table = table
        other._begin(self.agents, self.steps)
        request = {"do": "position", "table": table, "show": self._shown()}
        other._arrive(self._connection.ask(request))
        return other

    def close(self):
        """Releases the table; the first table also ends the process."""
        if self._is_owner:
            self._connection.close()
        elif self._table is not None:
            self._connection.ask({"do": "release", "table": self._table})
        self._table = None

    def _ask(self, what, agent):
        return self._connection.ask({"do": what, "table": self._table, "seat": seat_of(agent)})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def seat_of(agent):
    return int(agent.removeprefix("seat_"))
